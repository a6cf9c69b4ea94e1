import { returnAddress } from './challenges.ts'
import { finishPayment } from './confirm-intent.ts'
import type { Ledger } from './ledger.ts'
import type { PaymentIntent, SetupIntent } from './objects.ts'
import { missing, Refusal } from './refusal.ts'
import { finishSetup } from './setup-intents.ts'

export interface BankAnswer {
  readonly status: number
  readonly body: string
}

/** The customer's word to the bank, as `POST https://hooks.stripe.com/redirect/complete/<source>` brings it. */
export function finish(ledger: Ledger, source: string, isProven: boolean): PaymentIntent | SetupIntent {
  const challenge = ledger.challenges.get(source)
  if (challenge === undefined) throw missing('source', source)
  return ledger.intents.has(challenge.intent)
    ? finishPayment(ledger, challenge, isProven)
    : finishSetup(ledger, challenge, isProven)
}

/**
 * The page of a test bank, with a button for each end: https://docs.stripe.com/testing#authentication-and-setup. Inside a
 * frame of Stripe.js it says when it is done; a customer who was sent away is sent back.
 */
export function bankPage(ledger: Ledger, method: string, path: string, body: string): BankAnswer {
  const source = /^\/redirect\/(?:authenticate|complete)\/([^/]+)$/.exec(path)?.[1] ?? ''
  const challenge = ledger.challenges.get(source)
  if (challenge === undefined) throw new Refusal(404, { type: 'invalid_request_error', message: 'No such challenge' })
  if (method === 'GET') return { status: 200, body: page(question(source)) }
  const isProven = new URLSearchParams(body).get('outcome') === 'complete'
  const intent = finish(ledger, source, isProven)
  const location = returnAddress(challenge, intent, isProven)
  return { status: 200, body: page(done(location)) }
}

function question(source: string): string {
  return `<h1>3D Secure 2 Test Page</h1>
<p>Is this payment yours?</p>
<form method="post" action="/redirect/complete/${encodeURIComponent(source)}">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form>`
}

// In a frame the page around it waits for a word; else the customer goes home.
function done(location: string | undefined): string {
  const home = JSON.stringify(location ?? '').replaceAll('<', '\\u003c')
  return `<p>Done.</p><script>
if (parent !== window) parent.postMessage({ fakeStripe: 'challenge', kind: 'done' }, '*')
else if (${home} !== '') location.replace(${home})
</script>`
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bank</title></head><body>${content}</body></html>`
}
