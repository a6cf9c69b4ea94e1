import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { apiKeys, byKeyId, madeKey, sentKey } from './api-keys.ts'
import { byLocationId } from './board-order.ts'
import { byDeviceId, collectedPairing, pairedDevices, pairingOutcome, sentDevice, startedPairing } from './devices.ts'
import { tableSigns } from './table-signs.ts'

const ours = { ...bare, addition: {}, token: 'ignored', location: 'unused', cached: 'never' } as const

/** Routes for paired devices, API keys and table signs. */
export const deviceRoutes = {
  startPairing: {
    ...ours,
    method: 'POST',
    path: '/staff/pairing',
    staff: 'signs-in',
    answers: { 200: startedPairing, 403: errorBody },
    limit: 'sign-in',
  },
  collectPairing: {
    ...ours,
    method: 'POST',
    path: '/staff/pairing/session',
    staff: 'signs-in',
    body: collectedPairing,
    answers: { 200: pairingOutcome, 401: errorBody, 403: errorBody },
  },
  pairedDevices: {
    ...ours,
    method: 'GET',
    path: '/staff/locations/{id}/devices',
    staff: 'signed-in',
    params: byLocationId,
    answers: { 200: pairedDevices, 401: errorBody, 403: errorBody },
  },
  pairDevice: {
    ...ours,
    addition: { unknown: 'unknown_code' },
    method: 'POST',
    path: '/staff/locations/{id}/devices',
    staff: 'signed-in',
    params: byLocationId,
    body: sentDevice,
    answers: { 200: pairedDevices, 401: errorBody, 403: errorBody, 404: errorBody },
    limit: 'guess',
  },
  revokeDevice: {
    ...ours,
    method: 'DELETE',
    path: '/staff/locations/{id}/devices/{device}',
    staff: 'signed-in',
    params: byDeviceId,
    answers: { 200: pairedDevices, 401: errorBody, 403: errorBody },
  },
  apiKeys: {
    ...ours,
    method: 'GET',
    path: '/staff/locations/{id}/keys',
    staff: 'signed-in',
    params: byLocationId,
    answers: { 200: apiKeys, 401: errorBody, 403: errorBody },
  },
  makeKey: {
    ...ours,
    method: 'POST',
    path: '/staff/locations/{id}/keys',
    staff: 'signed-in',
    params: byLocationId,
    body: sentKey,
    answers: { 200: madeKey, 401: errorBody, 403: errorBody },
  },
  revokeKey: {
    ...ours,
    method: 'DELETE',
    path: '/staff/locations/{id}/keys/{key}',
    staff: 'signed-in',
    params: byKeyId,
    answers: { 200: apiKeys, 401: errorBody, 403: errorBody },
  },
  tableSigns: {
    ...ours,
    method: 'GET',
    path: '/staff/locations/{id}/tables',
    staff: 'signed-in',
    params: byLocationId,
    answers: { 200: tableSigns, 401: errorBody, 403: errorBody },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
