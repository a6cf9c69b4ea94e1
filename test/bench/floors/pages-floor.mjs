// node test/bench/floors/pages-floor.mjs <port> <origin of the product> <path>...
// Floor of `npm run bench:pages`: a Fastify route that sends the product's compressed page from memory.
import fastify from 'fastify'

const [port, origin, ...paths] = process.argv.slice(2)

const app = fastify()
for (const path of paths) {
  const answer = await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  const { brotliCompressSync } = await import('node:zlib')
  const page = brotliCompressSync(Buffer.from(await answer.text()))
  app.get(path, (_, reply) => {
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' })
    return reply.send(page)
  })
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
