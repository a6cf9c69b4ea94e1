import { longestAccountName } from '../../src-domain/account/account-forms.ts'
import { longestEmail } from '../../src-domain/account/email-address.ts'
import { roles } from '../../src-domain/staff/role.ts'
import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'
import { password } from '../account/patron.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { matching, oneOf, pastedLine, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { typedCode } from './second-factor.ts'

/** Path of the staff session's cookie. Every staff route is below it. */
export const staffPath = '/staff'
export const staffCookie = 'staff_session'

export const staffSignIn = shape('a staff sign-in', {
  required: { email: pastedLine(longestEmail), password },
  optional: { code: typedCode },
})

export const acceptedInvitation = shape('an accepted invitation', {
  required: {
    invitation: matching('an invitation', /^[A-Za-z0-9_-]{1,128}$/),
    name: pastedLine(longestAccountName),
    password,
  },
})

export const staffSession: Codec<StaffSession> = shape('a staff session', {
  required: {
    member: shape('a member of staff', {
      required: { id: text, email: text, name: text, role: oneOf('a role', roles), locationIds: list(text) },
      optional: { secondFactor: oneOf('a state of a second factor', ['on', 'due']) },
    }),
    locations: list(shape('a staff location', { required: { id: text, name: text, timeZone: text } })),
  },
})
