// node dist/server/healthcheck.js: exits with 0 if the server of this machine can take orders, otherwise with 1 and a
// line. For container images, which need no curl for it.
import { isLeft } from 'fp-ts/lib/Either.js'
import { readEnvironment } from '../environment/environment.ts'

/** Milliseconds; shorter than the image's own limit. */
const longest = 4_000

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const environment = readEnvironment(process.env)
if (isLeft(environment)) fail(environment.left)
const { HOST: host, PORT: port } = environment.right
// A server that listens on all addresses also listens on this one.
const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
await fetch(`http://${name}:${port}/readyz`, { signal: AbortSignal.timeout(longest) }).then(
  ({ status }) => (status === 200 ? undefined : fail(`not ready: ${status}`)),
  (reason: unknown) => fail(`no answer: ${String(reason)}`),
)
