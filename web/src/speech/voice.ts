// The voice of this page.
import { Announcer } from "./announcer";

export const announcer = new Announcer();
