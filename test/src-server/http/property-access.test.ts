import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { type Structure, structureOf } from '../../../src-contract/codec/structure.ts'
import { callExample } from '../../../src-contract/openapi/example-calls.ts'
import { routes } from '../../../src-contract/routes.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { openWorld, pgliteEngine, type World } from '../../builders/order-server-builder.ts'
import { rightOf } from '../../contracts/either.ts'

/** Columns that callers may set; any other field needs a decision. */
const mayBeSaid: readonly string[] = [
  ...['id', 'name', 'quantity', 'notes', 'modifiers', 'cart', 'orderType', 'scheduledAt', 'locationId', 'slug'],
  ...['tip', 'code', 'discount', 'promotionId', 'transactionId', 'balance', 'brand', 'last4', 'isPrimary'],
  ...['account', 'email', 'address', 'city', 'state', 'zip', 'action', 'commandId', 'version', 'reason'],
  ...[
    'kind',
    'locationIds',
    'message',
    'most',
    'mostPerPatron',
    'number',
    'receiver',
    'role',
    'sender',
    'until',
    'scopes',
    'type',
    'minutes',
    'orders',
    'items',
    'lines',
    'text',
    'refundId',
    'messageId',
    'amount',
    'at',
    'position',
  ],
]

const planted = 'planted by a stranger'

const writing = Object.entries(routes).filter(([, { method, body }]) => method !== 'GET' && hasFields(body))

function hasFields(codec: t.Mixed): boolean {
  return fieldsIn(codec).length > 0
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function partsOf(structure: Structure): readonly t.Mixed[] {
  switch (structure._tag) {
    case 'Object':
      return structure.fields.map(({ codec }) => codec)
    case 'Dictionary':
    case 'List':
      return [structure.entry]
    case 'Wrapper':
      return structure.also === undefined ? [structure.wire] : [structure.wire, structure.also]
    case 'Value':
      return []
  }
}

function fieldsIn(codec: t.Mixed, within: readonly t.Mixed[] = []): readonly string[] {
  if (within.includes(codec)) return []
  const structure = structureOf(codec)
  const own = structure._tag === 'Object' ? structure.fields.map(({ name }) => name) : []
  return [...own, ...partsOf(structure).flatMap((part) => fieldsIn(part, [...within, codec]))]
}

function withMore(codec: t.Mixed, value: unknown, more: readonly string[]): unknown {
  const structure = structureOf(codec)
  switch (structure._tag) {
    case 'Object': {
      if (!isRecord(value)) return value
      const own = new Map(structure.fields.map((field) => [field.name, field.codec]))
      const filled = Object.entries(value).map(([name, one]) => {
        const field = own.get(name)
        return [name, field === undefined ? one : withMore(field, one, more)]
      })
      const strange = more.filter((name) => !own.has(name)).map((name) => [name, planted])
      return Object.fromEntries([...filled, ...strange])
    }
    case 'List':
      return Array.isArray(value) ? value.map((one) => withMore(structure.entry, one, more)) : value
    case 'Wrapper':
      return withMore(structure.wire, value, more)
    case 'Dictionary':
    case 'Value':
      return value
  }
}

function asCallersWrite(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

describe('what callers may say of what is stored', function () {
  this.timeout(120_000)
  const engine = pgliteEngine()
  let world: World
  let app: FastifyInstance
  let columns: readonly string[] = []
  let tables: readonly string[] = []

  before(async () => {
    world = await openWorld(engine)
    app = (await openEdge(world.server)).app
    const rows = await engine.rows(
      "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'",
    )
    tables = [...new Set(rows.map(({ table }) => String(table)))]
    columns = [...new Set(rows.map(({ column }) => String(column)))]
  })
  after(async () => {
    await app.close()
    await world.close()
    await engine.close()
  })

  const names = () => [...new Set([...columns, ...columns.map(asCallersWrite)])]

  it('G3 is written down: each field of a call that has the name of a column', () => {
    const said = new Set(writing.flatMap(([, { body }]) => fieldsIn(body)))
    expect(names().filter((name) => said.has(name))).to.have.members(mayBeSaid)
    console.log(`      ${columns.length} columns, ${writing.length} routes that write`)
  })

  for (const [name, { body }] of writing)
    it(`G3 ${name} reads no column that is no field of its own, at any depth`, () => {
      const example = callExample(name, body)
      const codec: t.Mixed = body
      const [plain, stuffed] = [codec.decode(example), codec.decode(withMore(codec, example, names()))]
      expect(JSON.stringify(withMore(body, example, names()))).to.include(planted)
      expect(isRight(plain)).to.equal(true)
      expect(stuffed).to.deep.equal(plain)
    })

  it('G3 over HTTP nothing of it is stored, by whoever is signed in', async () => {
    const who = { brandId: 'noodle-house' }
    const { token } = rightOf(await world.server.accounts.signIn(who, 'ana@example.com', 'noodles for ana'))
    const done: string[] = []
    for (const [name, { method, path, body }] of writing) {
      const answer = await app.inject({
        method,
        url: `/v1${path.replace(/\{\w+\}/g, 'x')}`,
        headers: { client: 'noodle-house', locationid: 'loc-1', authorization: `Bearer ${token}` },
        payload: Object(withMore(body, callExample(name, body), names())),
      })
      if (!['no_mail', 'no_texts'].includes(answer.json().code))
        expect(answer.statusCode, `${name}: ${answer.body}`).to.be.lessThan(500)
      if (answer.statusCode < 300) done.push(name)
    }
    for (const table of tables) {
      const found = await engine.rows(`select 1 from "${table}" as stored where stored::text like '%${planted}%'`)
      expect(found, table).to.deep.equal([])
    }
    // Control: some calls succeeded.
    expect(done).to.have.length.greaterThan(4)
  })
})
