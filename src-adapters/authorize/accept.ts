import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import type { LoadScript } from '../../src-domain/payment/load-script.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { longest } from '../payment-form/in-time.ts'
import { failed } from '../payment-form/outcomes.ts'
import { type OpaqueData, readAccept } from './accept-answer.ts'

export interface Accept {
  readonly dispatchData: (secureData: SecureData, heard: (answer: unknown) => void) => unknown
}

export interface SecureData {
  readonly authData: { readonly clientKey: string; readonly apiLoginID: string }
  readonly cardData: {
    readonly cardNumber: string
    readonly month: string
    readonly year: string
    readonly cardCode: string
    readonly zip: string
  }
}

export interface AcceptPage {
  readonly window: Pick<Window, 'document'>
  readonly load: LoadScript
  readonly pause: Pause
  readonly addresses: { readonly accept: string; readonly core: string }
}

/**
 * Accept.js loads a core after its load event and answers E_WC_03 until then. Late listeners miss the core's ready
 * event, so its script's load event counts as well.
 */
export async function readyAccept(page: AcceptPage): Promise<Outcome<Accept>> {
  const { window, load, pause, addresses } = page
  const loaded = await load(addresses.accept, () => acceptOn(window) !== undefined)
  if (isLeft(loaded)) return loaded
  const accept = acceptOn(window)
  if (accept === undefined) return failed({ _tag: 'Unavailable', cause: 'load' })
  const late = pause.wait(longest).then(() => failed({ _tag: 'Unavailable', cause: 'timeout' }))
  const ready = await Promise.race([coreOf(page), late])
  return isRight(ready) ? right(acceptOn(window) ?? accept) : ready
}

async function coreOf({ window, load, addresses, pause }: AcceptPage): Promise<Outcome<void>> {
  if (isReady(window)) return ready
  const script = window.document.querySelector(`script[src="${addresses.core}"]`)
  // Accept.js does not retry a failed core.
  if (script === null) return load(addresses.core)
  return new Promise((resolve) => {
    let isOver = false
    const end = (outcome: Outcome<void>) => {
      isOver = true
      resolve(outcome)
    }
    script.addEventListener('load', () => end(ready))
    script.addEventListener('error', () => {
      script.remove()
      end(failed({ _tag: 'Unavailable', cause: 'load' }))
    })
    const look = async () => {
      for (let waited = 0; waited < longest && !isOver; waited += pollInterval) {
        if (isReady(window)) return end(ready)
        await pause.wait(pollInterval)
      }
    }
    void look()
  })
}

const ready: Outcome<void> = right(undefined)
const pollInterval = 50

function isReady(window: Pick<Window, 'document'>): boolean {
  return Reflect.get(window, 'isReady') === true
}

function acceptOn(window: Pick<Window, 'document'>): Accept | undefined {
  const accept: unknown = Reflect.get(window, 'Accept')
  return isAccept(accept) ? accept : undefined
}

function isAccept(value: unknown): value is Accept {
  return (
    typeof value === 'object' && value !== null && 'dispatchData' in value && typeof value.dispatchData === 'function'
  )
}

/** Uses only the first callback of Accept.js. */
export function requestToken(accept: Accept, data: SecureData, pause: Pause): Promise<Outcome<OpaqueData>> {
  return new Promise((resolve) => {
    void pause.wait(longest).then(() => resolve(failed({ _tag: 'Unavailable', cause: 'timeout' })))
    try {
      accept.dispatchData(data, (answer) => resolve(readAccept(answer)))
    } catch {
      resolve(failed({ _tag: 'Misconfigured', code: 'threw' }))
    }
  })
}
