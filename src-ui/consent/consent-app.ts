import { appContext } from '../state/app-context.tsx'
import type { WatchableCell } from '../state/cell.ts'

/** `wanted`: the customer opened the question with the consent link. */
export type ConsentQuestionState = 'no' | 'asked' | 'wanted'

export interface ConsentCells {
  readonly asked: WatchableCell<ConsentQuestionState>
  /**
   * Names of the services that would track the customer, and of those that learn the customer's identity; '' for none.
   */
  readonly services: string
  readonly toldWho: string
  readonly privacyUrl: string
}

export const { AppProvider: ConsentProvider, useApp: useConsent } = appContext<
  ConsentCells,
  { readonly answer: (isAgreed: boolean) => void }
>('Consent')
