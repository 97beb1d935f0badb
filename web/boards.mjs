// Lets the app find its boards: `pithead:boards` has every folder of src/boards by its name, the generic one apart.
import { readdir } from "node:fs/promises";
import { join } from "node:path";

const NAME = "pithead:boards";
const folder = join(import.meta.dirname, "src", "boards");

export const findBoards = {
  name: NAME,
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${NAME}$`) }, () => ({ path: NAME, namespace: NAME }));
    build.onLoad({ filter: /.*/, namespace: NAME }, async () => {
      const entries = await readdir(folder, { withFileTypes: true });
      const games = entries.filter((entry) => entry.isDirectory() && entry.name !== "generic").map((entry) => JSON.stringify(entry.name));
      const imports = games.map((game, number) => `import { board as board${number} } from ${game.replace('"', '"./')};`);
      const table = games.map((game, number) => `${game}: board${number}`);
      return { contents: `${imports.join("\n")}\nexport default { ${table.join(", ")} };\n`, resolveDir: folder, watchDirs: [folder] };
    });
  },
};
