import { tell } from './accept-answer.ts'
import { dispatched } from './dispatch.ts'

// The second script: from now on card data is taken, and the body hears of it.
Object.assign(Reflect.get(window, 'Accept'), {
  dispatchData: async (secureData: unknown, callback: unknown) => {
    const answer = await dispatched(secureData)
    const { answers } = globalThis.__authorize
    if (answers === 'never') return
    tell(callback, answer)
    if (answers === 'twice') tell(callback, answer)
  },
})

/** Once, when the page is complete: before that nobody listens yet. */
function shakeHands(): void {
  if (globalThis.__authorize.handshake === 'heard') document.body.dispatchEvent(new CustomEvent('handshake'))
}

if (document.readyState === 'complete') shakeHands()
else window.addEventListener('load', shakeHands)
