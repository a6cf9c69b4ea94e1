import { errorBody } from '../call/error-body.ts'
import { bare, type RouteShape } from '../call/route-shape.ts'
import { byLocationId } from './board-order.ts'
import { addressedPrinters, byPrinter, newPrinter, printers } from './printer.ts'

const ours = {
  ...bare,
  addition: { unknown: 'unknown_printer' },
  token: 'ignored',
  location: 'unused',
  cached: 'never',
  staff: 'signed-in',
} as const

const refusals = { 401: errorBody, 403: errorBody, 404: errorBody } as const

/** Printers of a location, and the secret addresses at which they fetch their slips. */
export const printerRoutes = {
  printers: {
    ...ours,
    addition: {},
    method: 'GET',
    path: '/staff/locations/{id}/printers',
    params: byLocationId,
    answers: { 200: printers, 401: errorBody, 403: errorBody },
  },
  addPrinter: {
    ...ours,
    method: 'POST',
    path: '/staff/locations/{id}/printers',
    params: byLocationId,
    body: newPrinter,
    answers: { 200: addressedPrinters, ...refusals, 409: errorBody },
  },
  renewPrinter: {
    ...ours,
    method: 'POST',
    path: '/staff/locations/{id}/printers/{printer}/address',
    params: byPrinter,
    answers: { 200: addressedPrinters, ...refusals },
  },
  testPrinter: {
    ...ours,
    method: 'POST',
    path: '/staff/locations/{id}/printers/{printer}/test',
    params: byPrinter,
    answers: { 200: printers, ...refusals },
  },
  removePrinter: {
    ...ours,
    method: 'DELETE',
    path: '/staff/locations/{id}/printers/{printer}',
    params: byPrinter,
    answers: { 200: printers, ...refusals },
  },
} as const satisfies Readonly<Record<string, RouteShape>>
