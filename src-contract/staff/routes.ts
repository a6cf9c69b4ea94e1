import { changedVersion, streamQuery } from '../call/changed-events.ts'
import { errorBody } from '../call/error-body.ts'
import { bare, nothing, type RouteShape } from '../call/route-shape.ts'
import { availabilityEntries, sentAvailability } from './availability.ts'
import { board, boardOrder, boardSince, byLocationId, byOrderId, refusedCommand } from './board-order.ts'
import { sentCommand } from './kitchen-command.ts'
import { orderRecordRoutes } from './order-record-routes.ts'
import { acceptedInvitation, staffSession, staffSignIn } from './staff-session.ts'
import { today } from './today.ts'
import { todayChange } from './today-change.ts'

const ours = { ...bare, addition: {}, token: 'ignored', location: 'unused', cached: 'never' } as const

/** Routes for staff. Another back end has none of them, and then the shop has no /staff page. */
export const staffRoutes = {
  staffSignIn: {
    ...ours,
    method: 'POST',
    path: '/staff/session',
    staff: 'signs-in',
    device: 'known',
    body: staffSignIn,
    answers: { 200: staffSession, 401: errorBody, 403: errorBody },
    limit: 'sign-in',
  },
  staffSession: {
    ...ours,
    method: 'GET',
    path: '/staff/session',
    staff: 'signed-in',
    answers: { 200: staffSession, 401: errorBody },
  },
  staffSignOut: {
    ...ours,
    method: 'DELETE',
    path: '/staff/session',
    staff: 'signed-in',
    answers: { 200: nothing, 403: errorBody },
  },
  acceptInvitation: {
    ...ours,
    method: 'POST',
    path: '/staff/invitation',
    staff: 'signs-in',
    body: acceptedInvitation,
    answers: { 200: staffSession, 401: errorBody, 403: errorBody },
    limit: 'sign-in',
  },
  boardOrders: {
    ...ours,
    addition: { unknown: 'unknown_location' },
    method: 'GET',
    path: '/staff/locations/{id}/orders',
    staff: 'signed-in',
    params: byLocationId,
    query: boardSince,
    answers: { 200: board, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  boardEvents: {
    ...ours,
    addition: { unknown: 'unknown_location' },
    method: 'GET',
    path: '/staff/locations/{id}/events',
    staff: 'signed-in',
    isStream: true,
    params: byLocationId,
    query: streamQuery,
    answers: { 200: changedVersion, 401: errorBody, 403: errorBody, 404: errorBody },
  },
  sendCommand: {
    ...ours,
    addition: { unknown: 'unknown_order' },
    method: 'POST',
    path: '/staff/orders/{id}/commands',
    staff: 'signed-in',
    params: byOrderId,
    body: sentCommand,
    answers: { 200: boardOrder, 401: errorBody, 403: errorBody, 404: errorBody, 409: refusedCommand },
  },
  availability: {
    ...ours,
    method: 'GET',
    path: '/staff/locations/{id}/availability',
    staff: 'signed-in',
    params: byLocationId,
    answers: { 200: availabilityEntries, 401: errorBody, 403: errorBody },
  },
  changeAvailability: {
    ...ours,
    addition: { unknown: 'unknown_menu_entry' },
    method: 'PUT',
    path: '/staff/locations/{id}/availability',
    staff: 'signed-in',
    params: byLocationId,
    body: sentAvailability,
    answers: { 200: availabilityEntries, 401: errorBody, 403: errorBody, 404: errorBody, 409: errorBody },
  },
  today: {
    ...ours,
    method: 'GET',
    path: '/staff/locations/{id}/today',
    staff: 'signed-in',
    params: byLocationId,
    answers: { 200: today, 401: errorBody, 403: errorBody },
  },
  changeToday: {
    ...ours,
    method: 'PUT',
    path: '/staff/locations/{id}/today',
    staff: 'signed-in',
    params: byLocationId,
    body: todayChange,
    answers: { 200: today, 401: errorBody, 403: errorBody, 409: errorBody },
  },
  ...orderRecordRoutes,
} as const satisfies Readonly<Record<string, RouteShape>>
