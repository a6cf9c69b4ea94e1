import { lazyPart } from '../shell/lazy-part.tsx'

/** Behind the cart and the menu, and fetched while the first of them is read: what the ordering chunk shows first has little room. */
export const laterSheets = lazyPart(() => import('./sheets-behind.ts').then(({ sheetsBehind }) => sheetsBehind))
