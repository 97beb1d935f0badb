// What a worker of the static edition runs: the server, what bots and the coach think, or what makes a start faster.
import { coach } from "./coaching";
import { expandAll } from "./expander";
import type { Role } from "./messages";
import { makeSnapshot } from "./python";
import { serve } from "./serving";
import { think } from "./thinking";

const begin = ({ data: role }: MessageEvent<Role>): void => {
  switch (role.is) {
    case "serve":
      serve(role.parts, role.counted);
      break;
    case "think":
      think(role.parts, role.engine);
      break;
    case "coach":
      coach(role.parts);
      break;
    case "prepare":
      void makeSnapshot(role.parts, role.engine).finally(() => postMessage("done"));
      break;
    case "expand":
      expandAll();
      break;
  }
};

addEventListener("message", begin, { once: true });
