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

/** The customer's answer, as `POST https://hooks.stripe.com/redirect/complete/<source>`. */
export function finish(ledger: Ledger, source: string, isProven: boolean): PaymentIntent | SetupIntent {
  const challenge = ledger.challenges.get(source)
  if (challenge === undefined) throw missing('source', source)
  return ledger.intents.has(challenge.intent)
    ? finishPayment(ledger, challenge, isProven)
    : finishSetup(ledger, challenge, isProven)
}

/**
 * A test bank's page with a button per outcome: https://docs.stripe.com/testing#authentication-and-setup. In a
 * Stripe.js frame it posts a message; else it redirects back.
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

// A frame posts to its page; else the customer is redirected.
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
