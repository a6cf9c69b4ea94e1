import type { CourierService } from '../../src-domain/kitchen/courier-service.ts'
import type { Environment } from '../environment/environment.ts'

/** Makes the adapter if its settings are there. */
type CourierAdapter = (environment: Environment) => CourierService | undefined

/** Adapters of courier services, one a line. The first with settings delivers. */
const adapters: readonly CourierAdapter[] = []

/** Undefined: the restaurant's own drivers deliver. */
export function courierServiceOf(environment: Environment): CourierService | undefined {
  return adapters.map((make) => make(environment)).find((service) => service !== undefined)
}
