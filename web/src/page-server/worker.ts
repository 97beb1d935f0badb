// What a worker of the static edition runs: the server, or what bots and the coach think.
import type { Role } from "./messages";
import { serve } from "./serving";
import { think } from "./thinking";

addEventListener("message", ({ data: role }: MessageEvent<Role>) => (role.is === "serve" ? serve(role) : think(role.parts)), {
  once: true,
});
