import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Account, type Answer, answer } from './server/answer.ts'
import { finish } from './server/bank-page.ts'
import { header, type Request } from './server/caller.ts'
import { sourceOf } from './server/challenges.ts'
import { type Fault, openFaults } from './server/faults.ts'
import { openKeys } from './server/idempotency.ts'
import { found, type Ledger, openLedger } from './server/ledger.ts'
import { expireHolds } from './server/payment-intents.ts'
import { settleRefunds } from './server/refunds.ts'
import { openWebhooks, type Webhooks } from './server/webhooks.ts'

export interface FakeStripe {
  readonly secretKey: string
  readonly publishableKey: string
  /** For `new Stripe(secretKey, { ...settings })`. */
  readonly settings: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  readonly ledger: Ledger
  /** Ledger of an account that is connected to this platform. */
  readonly connected: (account: string) => Ledger
  readonly webhooks: Webhooks
  readonly plan: (fault: Fault) => void
  readonly heal: () => void
  readonly holding: () => number
  readonly advance: (seconds: number) => void
  /** The customer's answer to the bank, without a browser. */
  readonly authenticate: (intent: string, isProven: boolean) => void
  /** "POST /v1/payment_intents", in order. */
  readonly calls: () => readonly string[]
  /** Each call with the connected account that it named. */
  readonly callsByAccount: () => readonly { readonly call: string; readonly account: string | undefined }[]
  /** Without a socket, for intercepted browser requests. */
  readonly answer: (request: Request) => Promise<Answer>
  readonly stop: () => Promise<void>
}

export interface FakeStripeOptions {
  /** Milliseconds since 1970; the library compares signatures with the real clock. */
  readonly now?: () => number
  readonly secretKey?: string
  /** `acct_…` of the accounts that are connected to this one. */
  readonly connected?: readonly string[]
}

export async function startFakeStripe({
  now = Date.now,
  secretKey = 'sk_test_fake',
  connected = [],
}: FakeStripeOptions = {}): Promise<FakeStripe> {
  let passed = 0
  const seconds = () => Math.floor(now() / 1_000) + passed
  const ledger = openLedger(seconds)
  const faults = openFaults()
  const account: Account = {
    ledger,
    faults,
    keys: openKeys(seconds),
    secretKey,
    publishableKey: 'pk_test_fake',
  }
  const others = new Map<string, Account>(
    connected.map((id) => [id, { ...account, ledger: openLedger(seconds, id), keys: openKeys(seconds) }]),
  )
  const calls: string[] = []
  const byAccount: { readonly call: string; readonly account: string | undefined }[] = []
  /** The bank's page names a challenge, not an account. */
  const challenged = (path: string) => {
    const source = path.split('?')[0]?.split('/').at(-1) ?? ''
    return [...others.values()].find((one) => one.ledger.challenges.has(source)) ?? account
  }
  const told = (request: Request) => {
    calls.push(`${request.method} ${request.path.split('?')[0] ?? ''}`)
    if (request.host === 'hooks.stripe.com') return answer(challenged(request.path), request)
    const { named, call } = addressed(request)
    byAccount.push({ call: calls.at(-1) ?? '', account: named })
    const meant = named === undefined ? account : others.get(named)
    return meant === undefined ? Promise.resolve(noAccess) : answer(meant, call)
  }
  const server = createServer((request, response) => void serve(request, response, told))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server without a port')
  return {
    secretKey: account.secretKey,
    publishableKey: account.publishableKey,
    settings: { host: '127.0.0.1', port: address.port, protocol: 'http' },
    ledger,
    connected: (id) => found(new Map([...others].map(([name, other]) => [name, other.ledger])), 'account', id),
    webhooks: openWebhooks(ledger),
    plan: faults.add,
    heal: faults.clear,
    holding: faults.holding,
    advance: (by) => {
      passed += by
      expireHolds(ledger)
      settleRefunds(ledger)
    },
    authenticate: (id, isProven) => {
      const intent = ledger.intents.get(id) ?? found(ledger.setupIntents, 'intent', id)
      finish(ledger, sourceOf(intent.next_action) ?? '', isProven)
    },
    calls: () => calls,
    callsByAccount: () => byAccount,
    answer: told,
    stop: async () => {
      faults.clear()
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The account of a call: a header of servers, a parameter of Stripe.js. The parameter is no part of the call. */
function addressed(request: Request): { readonly named: string | undefined; readonly call: Request } {
  const name = '_stripe_account'
  const [path = '', query = ''] = request.path.split('?')
  const [inQuery, inBody] = [new URLSearchParams(query), new URLSearchParams(request.body)]
  const named = header(request, 'stripe-account') ?? inQuery.get(name) ?? inBody.get(name) ?? undefined
  if (!inQuery.has(name) && !inBody.has(name)) return { named, call: request }
  inQuery.delete(name)
  inBody.delete(name)
  return { named, call: { ...request, path: inQuery.size === 0 ? path : `${path}?${inQuery}`, body: String(inBody) } }
}

/** https://docs.stripe.com/connect/authentication: the platform's key does not open an account that is not connected. */
const noAccess: Answer = {
  _tag: 'Answered',
  status: 403,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    error: { type: 'invalid_request_error', code: 'account_invalid', message: 'The key has no access to this account' },
  }),
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  told: (request: Request) => Promise<Answer>,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const said = await told({
    host: 'api.stripe.com',
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  })
  switch (said._tag) {
    case 'Answered':
      response.writeHead(said.status, said.headers).end(said.body)
      return
    case 'Cut':
      request.socket.destroy()
      return
    case 'Silence':
      return
  }
}
