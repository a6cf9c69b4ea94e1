import { squareGateway } from '../../../src-adapters/square/gateway.ts'
import { paymentGatewayContract } from '../../contracts/payment-gateway.ts'
import { unreachableGatewayContract } from '../../contracts/unreachable-gateway.ts'
import { squareUnderTest } from './under-test.ts'

paymentGatewayContract('Square', squareUnderTest)

unreachableGatewayContract(
  'Square',
  (origin, timeout) => squareGateway({ accessToken: 'token', origin, timeout }),
  () => ({ _tag: 'Nonce', nonce: 'cnon:card-nonce-ok' }),
)
