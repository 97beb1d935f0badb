// Everything about duplicate evenings comes together, when somebody first goes there.
export { Evening } from "./Evening";
export { Evenings } from "./Evenings";
export { NewEvening } from "./NewEvening";
