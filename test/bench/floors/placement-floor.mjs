// node test/bench/floors/placement-floor.mjs <port> embedded|<postgres url>
// Floor of `npm run bench:placement`: a route that inserts an order with three lines in one transaction and returns its
// id. No rules, claim, charge or jobs.
import { randomUUID } from 'node:crypto'
import fastify from 'fastify'

const [port, engine] = process.argv.slice(2)

const schema = `
  create schema if not exists floor;
  drop table if exists floor.line; drop table if exists floor.orders;
  create table floor.orders (id uuid primary key, brand text not null, total integer not null, body jsonb not null);
  create table floor.line (order_id uuid references floor.orders, position integer, item text, price integer, quantity integer);`

const insertOrder = 'insert into floor.orders values ($1, $2, $3, $4)'
const insertLines = 'insert into floor.line values ($1,0,$2,$3,1),($1,1,$2,$3,1),($1,2,$2,$3,1)'

async function embedded() {
  const { PGlite } = await import('@electric-sql/pglite')
  const { mkdtemp } = await import('node:fs/promises')
  const db = await PGlite.create(await mkdtemp('/tmp/tureen-floor-'))
  await db.exec(schema)
  return (order) =>
    db.transaction(async (tx) => {
      await tx.query(insertOrder, order)
      await tx.query(insertLines, [order[0], 'item', 1200])
    })
}

async function postgres(url) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query(schema)
  return async (order) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(insertOrder, order)
      await client.query(insertLines, [order[0], 'item', 1200])
      await client.query('commit')
    } finally {
      client.release()
    }
  }
}

const insert = engine === 'embedded' ? await embedded() : await postgres(engine)
const app = fastify()
app.post('/order', async (request) => {
  const id = randomUUID()
  await insert([id, 'brand', 3600, JSON.stringify(request.body)])
  return { id }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
