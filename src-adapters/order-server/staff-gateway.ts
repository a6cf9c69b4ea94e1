import { map } from 'fp-ts/lib/Either.js'
import { nothing } from '../../src-contract/call/route-shape.ts'
import { staffRoutes } from '../../src-contract/staff/routes.ts'
import { acceptedInvitation, staffSession, staffSignIn } from '../../src-contract/staff/staff-session.ts'
import type { StaffGateway } from '../../src-domain/staff/staff-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function staffGateway(needs: OrderServerNeeds): StaffGateway {
  return {
    signIn: (email, password, code) =>
      call(needs, staffRoutes.staffSignIn, staffSession, {
        body: staffSignIn.encode({ email, password, ...(code === undefined ? {} : { code }) }),
      }),
    acceptInvitation: (invitation, name, password) =>
      call(needs, staffRoutes.acceptInvitation, staffSession, {
        body: acceptedInvitation.encode({ invitation, name, password }),
      }),
    session: () => call(needs, staffRoutes.staffSession, staffSession, {}),
    signOut: async () => map(() => undefined)(await call(needs, staffRoutes.staffSignOut, nothing, {})),
  }
}
