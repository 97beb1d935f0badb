// Styles are bundled beside the script.
declare module "*.css";

// Every folder of boards/ but the generic one, by its name; made by ../boards.mjs.
declare module "pithead:boards" {
  const boards: Readonly<Record<string, import("./board-kit/game-board").GameBoard>>;
  export default boards;
}

/** The parts of the static edition, put in by build.mjs. Where it is asked for by this name, the other edition is built without what follows. */
declare const STATIC: {
  readonly worker: string;
  readonly python: string;
  readonly code: string;
  /** How many bytes of Python and of our code have to come before the server starts. */
  readonly bytes: number;
} | null;
