import { isLeft } from 'fp-ts/lib/Either.js'
import { readEnvironment } from '../environment/environment.ts'
import { StartError } from '../environment/start-error.ts'
import { serverContainer } from './container.ts'
import { type RunningServer, startServer } from './start.ts'

/** Milliseconds; servers are usually killed after thirty seconds. */
const longestStop = 25_000

function end(line: string): never {
  process.stderr.write(`Tureen did not start: ${line}\n`)
  process.exit(1)
}

/** Works while the database is still opening, too. */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    const late = setTimeout(() => process.exit(1), longestStop)
    late.unref()
    // A failed start ends the process itself.
    void starting.then(stopped, () => undefined)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function stopped(server: RunningServer): Promise<never> {
  return server.stop().then(
    () => process.exit(0),
    (reason: unknown) => {
      server.app.log.error({ err: reason }, 'shutdown failed')
      process.exit(1)
    },
  )
}

const environment = readEnvironment(process.env)
if (isLeft(environment)) {
  end(environment.left)
} else {
  const starting = startServer(serverContainer(environment.right))
  stopOnSignal(starting)
  starting.catch((reason: unknown) =>
    end(
      reason instanceof StartError
        ? reason.message
        : reason instanceof Error
          ? (reason.stack ?? reason.message)
          : String(reason),
    ),
  )
}
