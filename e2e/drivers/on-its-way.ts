/** Tracking response with a courier on the way. The demo order server takes longer to assign one. */
export const onItsWay = {
  status: 'pickup_complete',
  restaurant: { latitude: 40.6754, longitude: -74.0153 },
  driver: { latitude: 40.678, longitude: -74.009 },
  patron: { latitude: 40.6797, longitude: -74.0036 },
  estimatedDropoffTime: '2030-05-01T18:40:00.000Z',
}
