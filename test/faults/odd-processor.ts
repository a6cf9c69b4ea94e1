// The sandbox in its own process; charges a cent less for wallets of ODD_AMOUNT.
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { processorServer } from '../../src-adapters/sandbox/processor-server.ts'
import { minor } from '../../src-domain/money/minor.ts'

const { LEDGER_FILE = '', ODD_AMOUNT = '', PORT = '' } = process.env
const sandbox = sandboxGateway(LEDGER_FILE)
const odd: typeof sandbox = {
  ...sandbox,
  authorise: (request) => {
    const isOdd = request.instrument._tag === 'Intent' && request.amount === Number(ODD_AMOUNT)
    return sandbox.authorise(isOdd ? { ...request, amount: minor(request.amount - 1) } : request)
  },
}
const server = processorServer(odd, { delay: 20, losesEvery: 50 })
server.listen(Number(PORT), '127.0.0.1')
process.once('SIGTERM', () => process.exit(0))
