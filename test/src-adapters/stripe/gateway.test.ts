import { paymentGatewayContract } from '../../contracts/payment-gateway.ts'
import { unreachableGatewayContract } from '../../contracts/unreachable-gateway.ts'
import { conformance } from './conformance.ts'

paymentGatewayContract('Stripe', conformance.gateway)
unreachableGatewayContract('Stripe', conformance.gatewayAt, () => ({ _tag: 'Nonce', nonce: 'ctoken_1' }))
