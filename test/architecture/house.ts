export type Reach = {
  readonly folders: readonly string[]
  readonly packages: readonly string[]
  readonly node: boolean
}

/** Domain rooms in import order: each may import those to its left. */
const ground = ['call', 'state', 'text', 'money', 'time', 'address', 'dining-option', 'navigation']
const row = [
  ...ground,
  'brand',
  'menu',
  'selection',
  ...['promo', 'gift-card', 'loyalty', 'packing'],
  'cart',
  'pricing',
  ...['upsell', 'location', 'fulfilment', 'scheduling'],
  'payment',
  ...['ticket', 'placement', 'checkout'],
]
function upTo(room: string): readonly string[] {
  return row.slice(0, row.indexOf(room))
}

/** Rooms outside the row. Rooms of the row know only the signed-in patron and their cards. */
const beside: Readonly<Record<string, readonly string[]>> = {
  account: [...ground, 'brand'],
  card: [...upTo('ticket'), 'account'],
  history: [...row, 'account'],
  'own-data': [...row, 'account'],
  kitchen: upTo('placement'),
  availability: upTo('fulfilment'),
  report: [...upTo('placement'), 'availability'],
  today: [...upTo('payment'), 'availability'],
  printing: [...upTo('placement'), 'kitchen'],
  staff: [...ground, 'brand'],
  offers: upTo('cart'),
  sharing: [...upTo('payment'), 'account'],
  impact: [...row, 'account'],
  analytics: [...row, 'account', 'card', 'history', 'sharing', 'impact'],
}
const knowBeside: Readonly<Record<string, readonly string[]>> = {
  loyalty: ['account'],
  payment: ['account'],
  checkout: ['account', 'card'],
}

function roomsKnownTo(room: string): readonly string[] | undefined {
  return beside[room] ?? (row.includes(room) ? [...upTo(room), ...(knowBeside[room] ?? [])] : undefined)
}

const sdkOf: Readonly<Record<string, readonly string[]>> = {
  stripe: ['@stripe/stripe-js', 'stripe'],
  square: ['@square/web-payments-sdk-types'],
  libphonenumber: ['libphonenumber-js'],
  smtp: ['nodemailer'],
  social: ['jose'],
  'google-maps': ['@googlemaps/js-api-loader'],
}

const codecs = ['io-ts', 'fp-ts']
const screens = ['react', 'react-dom', 'react-router-dom', 'rxjs', 'uqr']
const server = [
  ...['fastify', 'kysely', 'pg', '@electric-sql/pglite', 'pino', 'prom-client', 'cookie'],
  ...['@node-rs/argon2', 'date-fns', '@date-fns/tz', 'otpauth'],
]
const journeys = ['@playwright/test', 'playwright', '@axe-core/playwright', 'axe-core', 'otpauth']

function reach(folders: readonly string[], packages: readonly string[] = [], node = false): Reach {
  return {
    folders: folders.map((folder) => `${folder}/`),
    packages,
    node,
  }
}

function domain(room: string): Reach | undefined {
  const known = roomsKnownTo(room)
  const folders = known && [room, ...known].map((name) => `src-domain/${name}`)
  return folders && reach(folders, ['fp-ts', 'date-fns', '@date-fns/tz'])
}

// Shared code of processors' forms and of gateways has its own rooms. Node is for the server side of an adapter and for
// the sandbox, whose ledger is on disk.
function adapter(party: string, file: string): Reach {
  const onNode = party === 'sandbox' || file.startsWith('gateway')
  const own = [`src-adapters/${party}`, 'src-adapters/payment-form', 'src-adapters/payment-api']
  return reach(['src-domain', 'src-contract', ...own], [...codecs, ...(sdkOf[party] ?? [])], onNode)
}

export function reachOf(path: string): Reach | 'everything' | undefined {
  const [floor = '', room = '', file = ''] = path.split('/')
  switch (floor) {
    case 'src-domain':
      return domain(room)
    case 'src-contract':
      return reach(['src-contract', 'src-domain'], codecs)
    case 'src-adapters':
      return adapter(room, file)
    case 'src-ui':
      // A controller reads a use case's result; a view gets plain values.
      return reach(['src-ui', 'src-domain'], path.endsWith('.tsx') ? screens : [...screens, 'fp-ts'])
    case 'src-server':
      // Mails are React components (ADR 153); no other part of the order server renders.
      return reach(
        ['src-server', 'src-domain', 'src-contract'],
        [...server, ...codecs, ...(room === 'mail' ? ['react', 'react-dom'] : [])],
        true,
      )
    case 'src':
      return 'everything'
    case 'brands':
      return reach(['brands'])
    case 'e2e':
      // Journeys start bare back ends, vendor fakes and a faulty TCP proxy in their process, and share the suites'
      // machine speed.
      return reach(['e2e', 'brands', 'test/bare-back-end', 'test/vendors', 'test/faults', 'scripts'], journeys, true)
    default:
      return undefined
  }
}

/** Forbidden transitive imports: no path leads from the first to the second. */
export const apart: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^src\/browser\//, /^(src-server\/|src-adapters\/[^/]+\/gateway[^/]*\.ts$)/],
  [/^src\/(server|render)\//, /^src-adapters\/(browser\/|[^/]+\/browser\.tsx?$)/],
]
