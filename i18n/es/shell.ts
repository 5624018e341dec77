import type { Catalogue } from '../catalogue';

/** What the shell says when there is no page, or a page broke. */
export const shell: Catalogue['shell'] = {
  description:
    'Un compañero de mesa para el juego Lisboa. Lleva la cuenta a tu lado, explica el porqué y te deja a ti las decisiones.',
  notFound: {
    title: 'Esa calle no existe',
    text: 'En esta dirección no hay nada construido. Puede que el enlace sea antiguo o esté incompleto.',
    home: 'Ir al inicio',
  },
  error: {
    title: 'Algo se ha roto',
    text: 'La app se ha topado con algo inesperado. No es culpa tuya.',
    unreachable: 'Esta pantalla aún no está descargada y no tienes conexión.',
    saved: 'No se ha perdido nada. Todo, hasta el último paso que confirmaste, está guardado en este dispositivo.',
    retry: 'Reintentar',
    home: 'Ir al inicio',
    details: 'Detalles para un informe',
    detail: (name, message) => `${name}: ${message}`,
    report: {
      text: 'El informe dice qué se ha roto e incluye tu partida guardada, para que podamos reproducirla.',
      copy: 'Copiar informe',
      save: 'Guardar informe',
      send: 'Compartir informe',
      file: 'lisboa-report.txt',
      copied: 'Copiado',
      failed: 'No se ha podido compartir el informe. Anota la línea de arriba.',
    },
  },
  update: {
    text: 'Hay una versión nueva. Reinicia cuando quieras.',
    restart: 'Reiniciar',
  },
};
