import { paymentGatewayContract } from '../../contracts/payment-gateway.ts'
import { unreachableGatewayContract } from '../../contracts/unreachable-gateway.ts'
import { authorizeApiUnderTest, authorizeAt } from './authorize-api.ts'

paymentGatewayContract('Authorize.Net', () => authorizeApiUnderTest())
unreachableGatewayContract('Authorize.Net', authorizeAt, async () => {
  const under = await authorizeApiUnderTest()
  const instrument = await under.approved()
  await under.close?.()
  return instrument
})
