import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { gatewayOverHttp } from '../../src-adapters/sandbox/gateway-over-http.ts'
import { sandboxPolicy } from '../../src-adapters/sandbox/policy.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Gateways } from '../../src-server/needs.ts'
import { noProcessor, type ProcessorPolicy } from '../render/security-policy.ts'
import type { Environment } from '../server/environment.ts'
import { isProcessorName, type ProcessorName, processorNames } from './names.ts'

/** What the server must know of a processor: how it charges, and whom its form talks to. */
interface ProcessorDoors {
  readonly gateway: (environment: Environment) => PaymentGateway
  readonly policy: ProcessorPolicy
}

/** Every processor of this build, whichever a brand pays through now: an order may wait for the one that it chose before. */
export function gatewaysOf(environment: Environment): Gateways {
  return new Map(processorNames.map((name) => [name, doors[name].gateway(environment)]))
}

/** Whom the form of a brand's processor loads from and talks to: the pay document's content policy is made of it. */
export function processorPolicyOf(name: string): ProcessorPolicy {
  return isProcessorName(name) ? doors[name].policy : noProcessor
}

const doors: Readonly<Record<ProcessorName, ProcessorDoors>> = {
  sandbox: {
    gateway: ({ DATA_DIR: dataDir, LEDGER_FILE: ledger, SANDBOX_URL: url, PROCESSOR_TIMEOUT: timeout }) => {
      if (url !== undefined) return gatewayOverHttp(url, timeout)
      mkdirSync(dataDir, { recursive: true })
      return sandboxGateway(ledger ?? join(dataDir, 'sandbox-ledger.jsonl'))
    },
    policy: sandboxPolicy,
  },
}
