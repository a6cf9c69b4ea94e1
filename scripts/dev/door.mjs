// Proxy in front of the development server that adds a reload script to each page. `reload` reloads the open pages.
import { createServer, request } from 'node:http'

const path = '/__dev/reload'
const script = `new EventSource('${path}').onmessage = () => location.reload()`
const tag = `<script src="${path}.js"></script>`

const listeners = new Set()

/** Paths of the order server. */
const isOfApi = /^\/(?:v1|dev|readyz|metrics|openapi\.json)(?:[/?]|$)/

/** Listens on `port`, forwards to the page renderer and the order server by port, and returns the reload function. */
export function openDoor(port, behind) {
  const door = createServer((asked, answer) => {
    if (asked.url === path) return listen(answer)
    if (asked.url === `${path}.js`) return answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    passOn(asked, answer, isOfApi.test(asked.url) ? behind.api : behind.pages)
  })
  door.on('error', ({ message }) => {
    console.error(`[dev] ${message}`)
    process.exit(1)
  })
  door.listen(port, 'localhost')
  return () => {
    for (const listener of listeners) listener.write('data: reload\n\n')
  }
}

// Development keeps the policy and adds the hash of the reload script.
function trusting(policy) {
  return policy
    .replace(/script-src ('none')?/, "script-src 'self' ")
    .replace(/connect-src ('none')?/, "connect-src 'self' ")
}

function listen(answer) {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  answer.write(': listening\n\n')
  listeners.add(answer)
  answer.on('close', () => listeners.delete(answer))
}

function page(theirs, answer) {
  const chunks = []
  theirs.on('data', (chunk) => chunks.push(chunk))
  theirs.on('end', () => {
    const text = Buffer.concat(chunks).toString().replace('</body>', `${tag}</body>`)
    const { 'content-length': _, etag: __, ...headers } = theirs.headers
    const policy = headers['content-security-policy']
    if (policy !== undefined) headers['content-security-policy'] = trusting(policy)
    answer.writeHead(theirs.statusCode, { ...headers, 'content-length': Buffer.byteLength(text) }).end(text)
  })
}

function passOn(asked, answer, port) {
  // The proxy cannot edit compressed pages.
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  const onward = request({ port, host: '127.0.0.1', path: asked.url, method: asked.method, headers }, (theirs) => {
    if (theirs.headers['content-type']?.startsWith('text/html')) return page(theirs, answer)
    answer.writeHead(theirs.statusCode, theirs.headers)
    theirs.pipe(answer)
  })
  onward.on('error', () => {
    answer.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' })
    answer.end(`<!doctype html><title>Building</title><p>The server is not up yet.</p>${tag}`)
  })
  asked.pipe(onward)
}
