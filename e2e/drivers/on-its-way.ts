/** What a tracking call says of a courier with the order; answered instead of the order server, whose courier takes longer. */
export const onItsWay = {
  status: 'pickup_complete',
  restaurant: { latitude: 40.6754, longitude: -74.0153 },
  driver: { latitude: 40.678, longitude: -74.009 },
  patron: { latitude: 40.6797, longitude: -74.0036 },
  estimatedDropoffTime: '2030-05-01T18:40:00.000Z',
}
