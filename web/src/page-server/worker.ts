// What a worker of the static edition runs: the server, or what bots and the coach think.
import type { Role } from "./messages";
import { serve } from "./serving";
import { think } from "./thinking";

addEventListener("message", ({ data: { is, parts } }: MessageEvent<Role>) => (is === "serve" ? serve(parts) : think(parts)), {
  once: true,
});
