import { map } from 'fp-ts/lib/Either.js'
import { nothing } from '../../src-contract/call/route-shape.ts'
import {
  recoveryCodes,
  secondFactorBegin,
  secondFactorCode,
  secondFactorRemoval,
  secondFactorSetup,
} from '../../src-contract/staff/second-factor.ts'
import { secondFactorRoutes } from '../../src-contract/staff/second-factor-routes.ts'
import type { SecondFactorGateway } from '../../src-domain/staff/second-factor-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function secondFactorGateway(needs: OrderServerNeeds): SecondFactorGateway {
  return {
    begin: (password) =>
      call(needs, secondFactorRoutes.beginSecondFactor, secondFactorSetup, {
        body: secondFactorBegin.encode(password === undefined ? {} : { password }),
      }),
    confirm: async (code) => {
      const body = secondFactorCode.encode({ code })
      const answer = await call(needs, secondFactorRoutes.confirmSecondFactor, recoveryCodes, { body })
      return map(({ recoveryCodes: codes }: { readonly recoveryCodes: readonly string[] }) => codes)(answer)
    },
    remove: async (password, code) => {
      const body = secondFactorRemoval.encode({ password, code })
      return map(() => undefined)(await call(needs, secondFactorRoutes.removeSecondFactor, nothing, { body }))
    },
  }
}
