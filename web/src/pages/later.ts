// Every page but the front page: they come together, after it.
export { NewVersion } from "../widgets/NewVersion";
export { About } from "./About";
export { Learn } from "./Learn";
export { Lobby } from "./Lobby";
export { NewTable } from "./NewTable";
export { Open } from "./Open";
export { Puzzle } from "./Puzzle";
export { Ratings } from "./Ratings";
export { Reference } from "./Reference";
export { Replay } from "./Replay";
export { Rules } from "./Rules";
export { Score } from "./Score";
export { Settings } from "./Settings";
export { Table } from "./Table";
