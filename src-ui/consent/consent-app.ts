import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'

/** Whether the question stands there, and whether somebody wanted to see it. */
export type Asked = 'no' | 'asked' | 'wanted'

export interface ConsentCells {
  readonly asked: WatchableCell<Asked>
  /** The services that would follow, and those of them that learn who it is, as lists in words; '' for none. */
  readonly services: string
  readonly toldWho: string
  readonly privacyUrl: string
}

export const { AppProvider: ConsentProvider, useApp: useConsent } = appContext<
  ConsentCells,
  { readonly answer: (isAgreed: boolean) => void }
>('Consent')
