// The service worker.
import { KEEPER, trusted } from "./trusted";

export const registerWorker = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register(trusted(KEEPER));
