import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import type { LocationGateway } from '../location/location-gateway.ts'
import type { LoadScript } from './load-script.ts'
import type { Outcome } from './payment-problem.ts'
import type { PaymentProcessor, ProcessorContext, VendorOnPage } from './payment-processor.ts'

export interface OpenedProcessorNeeds
  extends Pick<ProcessorContext, 'locale' | 'environment' | 'currency' | 'country' | 'words'> {
  readonly scriptGate: (vendor: VendorOnPage) => LoadScript
  /** Resolves to undefined if this build lacks the processor. */
  readonly processor: () => Promise<PaymentProcessor | undefined>
  readonly locations: Pick<LocationGateway, 'credentials'>
  readonly locationId: () => string | undefined
}

export type OpenedProcessor = () => Promise<Outcome<PaymentProcessor>>

/** A call after a failure tries again. */
export function openedProcessor(needs: OpenedProcessorNeeds): OpenedProcessor {
  const { locations, locationId, scriptGate, locale, environment, currency, country, words } = needs
  let opened: Promise<Outcome<PaymentProcessor>> | undefined

  const credentials = async () => {
    const id = locationId()
    const answer = id === undefined ? undefined : await locations.credentials(id)
    return answer === undefined || isLeft(answer) ? {} : answer.right
  }
  const open = async (): Promise<Outcome<PaymentProcessor>> => {
    const processor = await needs.processor().catch(() => 'unreachable' as const)
    if (processor === 'unreachable') return left({ _tag: 'Unavailable', cause: 'load' })
    if (processor === undefined) return left({ _tag: 'Misconfigured', code: 'unknown-processor' })
    const id = locationId()
    const outcome = await processor.open({
      credentials,
      ...(id === undefined ? {} : { locationId: id }),
      locale,
      environment,
      currency,
      country,
      loadScript: scriptGate(processor),
      words,
    })
    return isRight(outcome) ? right(processor) : outcome
  }
  return async () => {
    opened ??= open()
    const outcome = await opened
    if (isLeft(outcome)) opened = undefined
    return outcome
  }
}
