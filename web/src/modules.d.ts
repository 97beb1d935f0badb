// Styles are bundled beside the script.
declare module "*.css";

// Every folder of boards/ but the generic one, by its name; made by ../boards.mjs.
declare module "pithead:boards" {
  const boards: Readonly<Record<string, import("./board-kit/game-board").GameBoard>>;
  export default boards;
}
