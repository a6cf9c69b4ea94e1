// A door in front of the development server: pages that come through it reload themselves when `reload` is called.
// The shop's own pages stay as they are built; what a reload needs is added here, and only here.
import { createServer, request } from 'node:http'

const path = '/__dev/reload'
const script = `new EventSource('${path}').onmessage = () => location.reload()`
const tag = `<script src="${path}.js"></script>`

const listeners = new Set()

/** What the order server answers, and not what draws pages. */
const isOfApi = /^\/(?:v1|dev|readyz|metrics|openapi\.json)(?:[/?]|$)/

/**
 * Listens on this machine's `port` in front of what draws pages and of the order server, by their ports; answers the
 * function that reloads every open page.
 */
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

// The policy stays in force in development; it only learns to trust the one script above.
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
  // Compressed pages could not be read here, and on one machine compression saves nothing.
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
