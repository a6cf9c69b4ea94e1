import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { RouteShape } from '../../src-contract/call/route-shape.ts'
import { arbitraryWire } from './arbitrary-wire.ts'

function deep(depth: number): unknown {
  return JSON.parse(`${'{"modifiers":['.repeat(depth)}${']}'.repeat(depth)}`)
}

/** Values that no field accepts. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    -1,
    -0.01,
    0.001,
    1.5,
    1e9,
    1e21,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    9e15,
    '',
    ' ',
    '0x10',
    '1e3',
    'NaN',
    'Infinity',
    '-0',
    true,
    [],
    {},
    [[]],
    [null],
    ['a', 'b'],
    { $gt: '' },
    { toString: 'x' },
    { length: 1e9 },
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '../../etc/passwd',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202eevil',
    'x'.repeat(10_000),
    '<script>',
    '%00',
    '٣',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 1, max: 60 }).map(deep),
)

type Json = Readonly<Record<string, unknown>> | readonly unknown[]
function isNode(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}

/** The same JSON with one value replaced by a hostile one, removed, or duplicated. */
function spoiled(json: unknown, steps: readonly number[], how: (value: unknown) => unknown): unknown {
  const [step = 0, ...rest] = steps
  if (!isNode(json) || steps.length === 0) return how(json)
  const entries = Object.entries(json)
  const chosen = entries[step % Math.max(1, entries.length)]
  if (chosen === undefined) return how(json)
  const [name, value] = chosen
  const inner = spoiled(value, rest, how)
  if (Array.isArray(json)) return json.map((one, index) => (String(index) === name ? inner : one))
  return Object.fromEntries(
    entries.flatMap(([key, one]) => (key === name ? (inner === undefined ? [] : [[key, inner]]) : [[key, one]])),
  )
}

function spoiledJson(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(
      valid,
      fc.array(fc.nat({ max: 30 }), { minLength: 1, maxLength: 6 }),
      fc.oneof(hostile, fc.constant(undefined)),
    )
    .map(([json, steps, value]) => spoiled(json, steps, () => value))
}

function bodies(route: RouteShape, realistic: readonly unknown[]): fc.Arbitrary<string> {
  const made = arbitraryWire(route.body)
  const valid = realistic.length === 0 ? made : fc.oneof(made, fc.constantFrom(...realistic))
  const text = (json: unknown) => JSON.stringify(json) ?? ''
  return fc.oneof(
    { weight: 10, arbitrary: spoiledJson(valid).map(text) },
    { weight: 2, arbitrary: valid.map(text) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid, fc.nat())
        .map(([json, cut]) => text(json).slice(0, cut % Math.max(1, text(json).length))),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(valid, fc.constantFrom('__proto__', 'constructor'), hostile)
        .map(([json, key, value]) => `{"${key}":${text(value)},${text(json).slice(1)}`),
    },
    { weight: 1, arbitrary: hostile.map(text) },
    { weight: 1, arbitrary: fc.string({ maxLength: 50 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('NaN', '{"tip":NaN}', '{"tip":1e999}', '[', '{"a":1}}', '\ufeff{}', '"', 'null', '0'),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(50, 5_000, 100_000).map((n) => `${'[{"modifiers":'.repeat(n / 50)}${'['.repeat(n)}`),
    },
    { weight: 1, arbitrary: fc.integer({ min: 2_000, max: 30_000 }).map((n) => `${'['.repeat(n)}${']'.repeat(n)}`) },
  )
}

function usually<A>(usual: A, ...others: readonly A[]): fc.Arbitrary<A> {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(usual, ...others) },
  )
}

const contentTypes = usually(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'application/json\t',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=latin1',
  'application/x-www-form-urlencoded',
  '*/*',
  'application/json, text/plain',
  '',
)

function headers(body: boolean): fc.Arbitrary<Record<string, string>> {
  return fc
    .record({
      client: usually('noodle-house', '', 'nobody', '__proto__', 'noodle-house, noodle-house', 'x'.repeat(4_000)),
      locationid: usually('loc-1', '', 'loc-9', '../loc-1', '__proto__', "' or 1=1 --", 'x'.repeat(4_000)),
      authorization: usually(
        '',
        'Bearer',
        'Bearer x',
        `Bearer ${'x'.repeat(600)}`,
        'Basic YTpi',
        'Bearer a b',
        "Bearer ' or 1=1 --",
      ),
      'content-type': contentTypes,
      'if-none-match': usually('', '*', '"x"', 'W/"x", , "'),
      'content-encoding': usually('', '', 'gzip'),
    })
    .map((all) =>
      Object.fromEntries(
        Object.entries(all).filter(([name, value]) => value !== '' && (body || name !== 'content-type')),
      ),
    )
}

const pathPart = fc.oneof(
  fc.constantFrom(
    '1',
    '0',
    '-1',
    'null',
    '..%2f..',
    '%00',
    '%',
    '%zz',
    '%ff',
    '__proto__',
    'constructor',
    'a'.repeat(16),
    'a'.repeat(129),
    'x'.repeat(3_000),
  ),
  fc
    .string({ minLength: 1, maxLength: 40 })
    .filter((one) => !/\p{Surrogate}/u.test(one))
    .map(encodeURIComponent),
  fc.uuid(),
)

const queries = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'orderType=pickup&orderType=delivery',
      'orderType[]=pickup',
      'orderType=',
      'orderType=PICKUP',
      'orderType=%00',
      'orderType=pickup&menuType=other',
      '__proto__[a]=1&orderType=pickup',
      'constructor=1',
      `orderType=${'x'.repeat(5_000)}`,
      'orderType=%',
      '&&&',
      '?',
      'orderType[a]=b',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .string({ maxLength: 30 })
      .filter((one) => !/\p{Surrogate}/u.test(one))
      .map(encodeURI),
  },
)

/**
 * Requests with faults in body, headers, query or path, and a few valid ones. `realistic` bodies pass the codec; no
 * rule may accept them.
 */
export function badRequests(route: RouteShape, realistic: readonly unknown[] = []): fc.Arbitrary<InjectOptions> {
  const hasBody = route.method !== 'GET'
  const path = pathPart.map((part) => route.path.replace(/\{\w+\}/g, () => part))
  return fc
    .record({
      path,
      query: queries,
      headers: headers(hasBody),
      body: hasBody ? bodies(route, realistic) : fc.constant(undefined),
    })
    .map(({ path: url, query, headers: sent, body }) => ({
      method: route.method,
      url: `/v1${url}?${query}`,
      headers: sent,
      ...(body === undefined ? {} : { payload: body }),
    }))
}

/** Malformed GET requests for a URL outside the contract. */
export function strangeGets(url: string): fc.Arbitrary<InjectOptions> {
  return fc
    .record({ query: queries, headers: headers(true) })
    .map(({ query, headers: sent }) => ({ method: 'GET', url: `${url}?${query}`, headers: sent }))
}
