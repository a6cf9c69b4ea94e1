// The floor of `npm run bench:page`: the same pages as static ones, with the same pictures and fonts, no JavaScript.
// It takes the product's own HTML, so both show the same words, and removes what makes it an application.
// node test/bench/floors/page-floor.mjs <port> <origin of the product> <path> ...
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const [port, origin, ...paths] = process.argv.slice(2)

async function text(address) {
  const answer = await fetch(new URL(address, origin))
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

async function staticPage(path) {
  const html = (await text(path))
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  // One request fewer than the product is allowed: a static page may carry its style sheet inside.
  const sheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const styles = await Promise.all(sheets.map(([, href]) => text(href)))
  const inlined = sheets.reduce((page, [tag], index) => page.replace(tag, `<style>${styles[index]}</style>`), html)
  return [path, brotliCompressSync(Buffer.from(inlined))]
}

const pages = new Map(await Promise.all(paths.map(staticPage)))

const assets = new Map()
async function asset(url) {
  if (!assets.has(url)) {
    const answer = await fetch(new URL(url, origin))
    assets.set(url, {
      status: answer.status,
      type: answer.headers.get('content-type') ?? 'application/octet-stream',
      bytes: Buffer.from(await answer.arrayBuffer()),
    })
  }
  return assets.get(url)
}

createServer(async (request, response) => {
  const page = pages.get(request.url)
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
    return response.end(page)
  }
  const { status, type, bytes } = await asset(request.url)
  response.writeHead(status, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
  return response.end(bytes)
}).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
