/** Refusals of an order, by the server's reason (CHK-30). */
export const refusedOrders: readonly (readonly [string, string])[] = [
  ['pickup-closed', 'La recogida está cerrada en este momento.'],
  ['delivery-closed', 'La entrega está cerrada en este momento.'],
  ['closed', 'El restaurante está cerrado en este momento.'],
  ['kiosk-closed', 'El servicio en mesa está cerrado en este momento.'],
  ['dinein-closed', 'El servicio en mesa está cerrado en este momento.'],
  ['pickup-unavailable', 'Este restaurante no ofrece recogida.'],
  ['delivery-unavailable', 'Este restaurante no ofrece entrega.'],
  ['kiosk-unavailable', 'Este restaurante no ofrece servicio en mesa.'],
  ['dinein-unavailable', 'Este restaurante no ofrece servicio en mesa.'],
  ['unavailable', 'Los pedidos en línea no están disponibles en este momento.'],
  ['invalid-scheduledAt', 'La hora elegida no está disponible. Elige otra.'],
  ['items', 'Algo de tu pedido ya no se puede pedir así. Revísalo, por favor.'],
  ['delivery-radius', 'No podemos entregar en la dirección que has indicado.'],
  ['preorder', 'Por favor, elige una hora para tu pedido'],
  ['table', 'Revisa el número de tu mesa.'],
]
