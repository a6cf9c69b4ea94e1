import { isLeft } from 'fp-ts/lib/Either.js'
import { CannotStart } from './cannot-start.ts'
import { serverContainer } from './container.ts'
import { readEnvironment } from './environment.ts'
import { type RunningServer, startServer } from './start.ts'

/** Milliseconds; who stops servers waits about half a minute before killing them. */
const longestStop = 25_000

const end = (line: string): never => {
  process.stderr.write(`Tureen did not start: ${line}\n`)
  process.exit(1)
}

const stopOnSignal = (server: RunningServer): void => {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    const late = setTimeout(() => process.exit(1), longestStop)
    late.unref()
    server.stop().then(
      () => process.exit(0),
      (reason: unknown) => {
        server.app.log.error({ err: reason }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const environment = readEnvironment(process.env)
if (isLeft(environment)) {
  end(environment.left)
} else {
  startServer(serverContainer(environment.right)).then(stopOnSignal, (reason: unknown) =>
    end(
      reason instanceof CannotStart
        ? reason.message
        : reason instanceof Error
          ? (reason.stack ?? reason.message)
          : String(reason),
    ),
  )
}
