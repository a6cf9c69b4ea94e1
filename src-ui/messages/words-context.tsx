import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { account } from './account.en.ts'
import type { again } from './again.en.ts'
import type { apps } from './apps.en.ts'
import type { cards } from './cards.en.ts'
import type { clock } from './clock.en.ts'
import type { common } from './common.en.ts'
import type { consent } from './consent.en.ts'
import type { delivery } from './delivery.en.ts'
import type { giftCard } from './gift-card.en.ts'
import type { history } from './history.en.ts'
import type { loyalty } from './loyalty.en.ts'
import type { order } from './order.en.ts'
import type { ordering } from './ordering.en.ts'
import type { ownData } from './own-data.en.ts'
import type { pay } from './pay.en.ts'
import type { profile } from './profile.en.ts'
import type { sharing } from './sharing.en.ts'
import type { shop } from './shop.en.ts'
import type { shopPage } from './shop-page.en.ts'
import type { social } from './social.en.ts'
import type { staff } from './staff.en.ts'
import type { steps } from './steps.en.ts'
import type { table } from './table.en.ts'
import type { tender } from './tender.en.ts'
import type { times } from './times.en.ts'

/** Catalogues by chunk, in one locale. A document contains those that its screens use. */
export interface Words {
  readonly account: typeof account
  readonly again: typeof again
  readonly cards: typeof cards
  readonly common: typeof common
  readonly consent: typeof consent
  readonly shop: typeof shop
  readonly shopPage: typeof shopPage
  readonly ordering: typeof ordering
  readonly ownData: typeof ownData
  readonly pay: typeof pay
  readonly order: typeof order
  readonly profile: typeof profile
  readonly history: typeof history
  readonly sharing: typeof sharing
  readonly social: typeof social
  readonly staff: typeof staff
  readonly steps: typeof steps
  readonly table: typeof table
  readonly delivery: typeof delivery
  readonly tender: typeof tender
  readonly giftCard: typeof giftCard
  readonly apps: typeof apps
  readonly loyalty: typeof loyalty
  readonly times: typeof times
  /** Part of `times`. */
  readonly clock: typeof clock
}

const WordsContext = createContext<Partial<Words>>({})

export function WordsProvider({ words, children }: { readonly words: Partial<Words>; readonly children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

export function MoreWords({ words, children }: { readonly words: Partial<Words>; readonly children: ReactNode }) {
  const known = useContext(WordsContext)
  const all = useMemo(() => ({ ...known, ...words }), [known, words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** Texts of one chunk: `useWords('shop').search`. */
export function useWords<K extends keyof Words>(chunk: K): Words[K] {
  const words = useContext(WordsContext)[chunk]
  if (words === undefined) throw new Error(`this document does not carry the words of ${chunk}`)
  return words
}
