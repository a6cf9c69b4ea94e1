// The test processor as its own process, which survives the order server.
import { isLeft } from 'fp-ts/lib/Either.js'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { processorServer } from '../../src-adapters/sandbox/processor-server.ts'
import { readSandboxEnvironment } from './sandbox-environment.ts'

function end(line: string): never {
  process.stderr.write(`The sandbox did not start: ${line}\n`)
  process.exit(1)
}

const environment = readSandboxEnvironment(process.env)
if (isLeft(environment)) {
  end(environment.left)
} else {
  const { PORT, HOST, LEDGER_FILE, SANDBOX_DELAY, SANDBOX_LOSES_EVERY } = environment.right
  const server = processorServer(sandboxGateway(LEDGER_FILE), { delay: SANDBOX_DELAY, losesEvery: SANDBOX_LOSES_EVERY })
  server.once('error', (reason) => end(reason.message))
  server.listen(PORT, HOST)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))
}
