// node test/bench/floors/page-floor.mjs <port> <origin of the product> <path> ...
// Floor of `npm run bench:page`: the product's pages as static ones, with its HTML, images and fonts, without
// JavaScript. Sends the product's headers (G8), since 200 bytes per file cost one round trip on a slow network.
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const [port, origin, ...paths] = process.argv.slice(2)

async function asked(address) {
  const answer = await fetch(new URL(address, origin), { headers: { 'accept-encoding': 'br' } })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer
}

async function text(address) {
  return (await asked(address)).text()
}

const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date']

function headersOf(answer) {
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.includes(name)))
}

async function staticPage(path) {
  const answer = await asked(path)
  const html = (await answer.text())
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  // A static page may inline its sheet, which saves one request.
  const sheets = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)]
  const styles = await Promise.all(sheets.map(([, href]) => text(href)))
  const inlined = sheets.reduce((page, [tag], index) => page.replace(tag, `<style>${styles[index]}</style>`), html)
  return [path, { headers: headersOf(answer), bytes: brotliCompressSync(Buffer.from(inlined)) }]
}

const pages = new Map(await Promise.all(paths.map(staticPage)))

const assets = new Map()
async function asset(url) {
  if (!assets.has(url)) {
    const answer = await fetch(new URL(url, origin), { headers: { 'accept-encoding': 'identity' } })
    assets.set(url, {
      status: answer.status,
      headers: headersOf(answer),
      bytes: Buffer.from(await answer.arrayBuffer()),
    })
  }
  return assets.get(url)
}

createServer(async (request, response) => {
  const page = pages.get(request.url)
  if (page !== undefined) {
    response.writeHead(200, { ...page.headers, 'content-encoding': 'br', 'content-length': page.bytes.length })
    return response.end(page.bytes)
  }
  const { status, headers, bytes } = await asset(request.url)
  response.writeHead(status, headers)
  return response.end(bytes)
}).listen(Number(port), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
