// What a worker of the static edition runs: the server, what bots and the coach think, or what makes the next start faster.
import { coach } from "./coaching";
import type { Role } from "./messages";
import { makeSnapshot } from "./python";
import { serve } from "./serving";
import { think } from "./thinking";

const begin = ({ data: role }: MessageEvent<Role>): void => {
  switch (role.is) {
    case "serve":
      serve(role);
      break;
    case "think":
      think(role.parts);
      break;
    case "coach":
      coach(role.parts);
      break;
    case "prepare":
      void makeSnapshot(role.parts).finally(() => postMessage("done"));
      break;
  }
};

addEventListener("message", begin, { once: true });
