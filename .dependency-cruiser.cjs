// Who may know whom. An allow-list: an arrow that is not drawn here is an error, so a new folder or a new library
// has to be thought about once. test/architecture/arrows.test.ts runs it and proves that it can go red.

/** The rooms of the domain in import order: each may import those to its left. */
const row = [
  ['call', 'state', 'money', 'time', 'address', 'dining-option'],
  ['brand'],
  ['menu'],
  ['selection'],
  ['promo', 'gift-card', 'loyalty', 'packing'],
  ['cart'],
  ['pricing'],
  ['upsell', 'location', 'fulfilment', 'scheduling'],
  ['payment'],
  ['checkout'],
  ['ordering'],
].flat()
const [ground, upTo] = [row.slice(0, 6), (room) => row.slice(0, row.indexOf(room))]

/** Rooms beside the row. Only who is signed in, and that person's cards, are known to rooms of the row. */
const beside = {
  account: [...ground, 'brand'],
  cards: [...upTo('checkout'), 'account'],
  history: [...row, 'account'],
  sharing: [...upTo('payment'), 'account'],
  impact: [...row, 'account'],
  analytics: [...row, 'account', 'cards', 'history', 'sharing', 'impact'],
}
const knowAccount = ['loyalty', 'payment', 'checkout', 'ordering']
const knowCards = ['checkout', 'ordering']

const rooms = Object.fromEntries([
  ...row.map((room) => [
    room,
    [...upTo(room), ...(knowAccount.includes(room) ? ['account'] : []), ...(knowCards.includes(room) ? ['cards'] : [])],
  ]),
  ...Object.entries(beside),
])

/** An outside party's own libraries; every other adapter speaks through what the platform has. */
const sdkOf = {
  stripe: ['@stripe/stripe-js'],
  'google-maps': ['@googlemaps/js-api-loader'],
}

const fpTs = ['fp-ts']
const ioTs = ['io-ts', 'io-ts-types']
const uiLibraries = ['react', 'react-dom', 'react-router-dom', 'rxjs', '@base-ui/react', 'react-hook-form']
const serverLibraries = [
  ...fpTs,
  ...ioTs,
  'fastify',
  '@fastify/static',
  'kysely',
  'pg',
  '@electric-sql/pglite',
  'pino',
  'prom-client',
  '@node-rs/argon2',
  'date-fns',
  '@date-fns/tz',
]

const npm = (names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`
const node = { dependencyTypes: ['core'] }
const inside = (...folders) => `^(${folders.join('|')})/`
const may = (comment, from, ...to) => to.map((target) => ({ comment, from: { path: from }, to: target }))
const at = (path) => ({ path })

const roomArrows = Object.entries(rooms).flatMap(([room, others]) =>
  may(
    `${room} may know the rooms to its left`,
    inside(`src-domain/${room}`),
    at(inside(...[room, ...others].map((name) => `src-domain/${name}`))),
    at(npm([...fpTs, 'date-fns', '@date-fns/tz'])),
  ),
)

const adapterArrows = [
  ...may(
    'an adapter knows the core, the contract and itself, never another adapter',
    '^src-adapters/([^/]+)/',
    at(inside('src-domain', 'src-contract')),
    at('^src-adapters/$1/'),
    at(npm([...fpTs, ...ioTs])),
  ),
  ...Object.entries(sdkOf).flatMap(([party, names]) =>
    may(`${party} has a library of its own`, inside(`src-adapters/${party}`), at(npm(names))),
  ),
  ...may('only the server side of a party runs on Node', '^src-adapters/[^/]+/gateway', node),
  ...may('the sandbox is a processor of our own, with a ledger on disk', inside('src-adapters/sandbox'), node),
]

const browserSide = '^src-adapters/(browser/|[^/]+/browser\\.tsx?$)'
const gatewaySide = '^(src-server/|src-adapters/[^/]+/gateway[^/]*\\.ts$)'

module.exports = {
  allowedSeverity: 'error',
  allowed: [
    ...roomArrows,
    ...may(
      'the contract knows the domain',
      inside('src-contract'),
      at(inside('src-contract', 'src-domain')),
      at(npm([...fpTs, ...ioTs])),
    ),
    ...adapterArrows,
    ...may('the screens know the domain', inside('src-ui'), at(inside('src-ui', 'src-domain')), at(npm(uiLibraries))),
    ...may(
      'the server knows the domain and the contract',
      inside('src-server'),
      at(inside('src-server', 'src-domain', 'src-contract')),
      at(npm(serverLibraries)),
      node,
    ),
    ...may('the composition roots know everything', inside('src'), at('.')),
    ...may('tests know everything', inside('test'), at('.')),
    ...may('a brand is data', inside('brands'), at(inside('brands'))),
    ...may(
      'journeys know the program only by its screens',
      inside('e2e'),
      at(inside('e2e', 'brands')),
      at(npm(['@playwright/test', 'playwright', 'playwright-core', '@axe-core/playwright', 'axe-core'])),
      node,
    ),
  ],
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-missing-module', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'server-side-in-the-browser',
      severity: 'error',
      from: { path: inside('src/browser') },
      to: { path: gatewaySide, reachable: true },
    },
    {
      name: 'browser-side-on-the-server',
      severity: 'error',
      from: { path: inside('src/server', 'src/render') },
      to: { path: browserSide, reachable: true },
    },
  ],
  options: {
    parser: 'swc',
    // Types are knowledge too: without this, `import type` would cross every wall unseen.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
