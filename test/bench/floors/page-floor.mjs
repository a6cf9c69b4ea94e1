// The floor of `npm run bench:page`: the same pages as static ones, with the same pictures and fonts, no JavaScript.
// It takes the product's own HTML, so both show the same words, and removes what makes it an application. It answers with
// the product's headers: a house that promises them sends them with a static page, too (G8), and two hundred bytes a file
// are one turn of a slow network more.
// node test/bench/floors/page-floor.mjs <port> <origin of the product> <path> ...
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

/** What the product says of an answer besides its bytes. */
function headersOf(answer) {
  return Object.fromEntries([...answer.headers].filter(([name]) => !ofTheConnection.includes(name)))
}

async function staticPage(path) {
  const answer = await asked(path)
  const html = (await answer.text())
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  // One request fewer than the product is allowed: a static page may carry its style sheet inside.
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
