/** What other features show of the global gold price: that there is no floor without it. */
export { NoFloor, NoFloorForOwner } from './no-floor.tsx';
