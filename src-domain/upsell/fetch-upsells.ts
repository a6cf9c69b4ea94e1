import { isLeft } from 'fp-ts/lib/Either.js'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { emptyMenu, type Menu } from '../menu/menu.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'
import type { UpsellGateway } from './upsell-gateway.ts'

export interface UpsellState {
  /** Key of location, order type and time (`upsellsOf`); absent before the first answer. */
  readonly of?: string
  readonly menu: Menu
  readonly isLoading: boolean
}

export const noUpsells: UpsellState = { menu: emptyMenu, isLoading: false }

/** Milliseconds. The flag outlasts the response to avoid flicker (UPS-05). */
export const loadingFlagStays = 250

export interface UpsellPorts {
  readonly gateway: UpsellGateway
  readonly upsells: StateCell<UpsellState>
  readonly pause: Pause
}

/** `at`: seconds since 1970; absent for now. */
export type AskUpsells = (locationId: string, orderType: DiningOption, at?: number) => Promise<void>

/**
 * Loads once per location, order type and time. Resolves with the answer, before the loading flag clears. A failure
 * counts as none, because upsells must not block ordering (UPS-03). Policy: latest wins.
 */
export function fetchUpsells({ gateway, upsells, pause }: UpsellPorts): AskUpsells {
  let asked: { readonly of: string; readonly answered: Promise<void> } | undefined
  const ask = async (of: string, query: Parameters<AskUpsells>): Promise<void> => {
    upsells.update(() => ({ of, menu: emptyMenu, isLoading: true }))
    const answer = await gateway.upsells(...query)
    if (upsells.current().of !== of) return
    // Allows a retry.
    const { of: _, ...unknown } = upsells.current()
    upsells.update((now) => (isLeft(answer) ? unknown : { ...now, menu: answer.right }))
    const waited = upsells.current()
    void pause.wait(loadingFlagStays).then(() => {
      upsells.update((now) => (now.of === waited.of ? { ...now, isLoading: false } : now))
    })
  }
  return (...query) => {
    const of = upsellsOf(...query)
    if (asked?.of !== of || upsells.current().of !== of) asked = { of, answered: ask(of, query) }
    return asked.answered
  }
}

export function upsellsOf(locationId: string, orderType: DiningOption, at?: number): string {
  return JSON.stringify([locationId, orderType, at])
}
