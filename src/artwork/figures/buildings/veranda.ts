import type { Layer } from '../../canvas/canvas.ts';
import { lamplight } from '../../sky/beams.ts';

/** A lodge's veranda from inside, around 1200 x 900: beam, two posts and rail dark against the evening, a lantern lit on the beam. */
export const veranda: Layer = (canvas) => {
  const { light } = canvas;
  const wood = light.of('#2b1c2c', 0.1);
  const warm = '#e08a3c';
  canvas.path('M-10-10H1210V96Q900 74 600 74Q300 74-10 96Z', { fill: wood });
  canvas.path('M-10 96Q300 74 600 74Q900 74 1210 96V84Q900 60 600 60Q300 60-10 84Z', {
    fill: warm,
    opacity: 0.5,
  });
  canvas.path('M-10 60H86V910H-10ZM1084 60H1210V910H1084Z', { fill: wood });
  canvas.path('M86 84H76V910H86ZM1084 84H1096V910H1084Z', { fill: warm, opacity: 0.5 });
  canvas.path(
    'M86 690H1084V722H86ZM150 722H172V910H150ZM330 722H352V910H330ZM510 722H532V910H510ZM690 722H712V910H690ZM870 722H892V910H870ZM1020 722H1042V910H1020ZM86 850H1084V910H86Z',
    {
      fill: wood,
    },
  );
  canvas.path('M86 690H1084V697H86Z', { fill: warm, opacity: 0.7 });
  canvas.path('M890 70H896V150H890Z', { fill: wood });
  lamplight({ x: 893, y: 196, r: 300, strength: 0.7 })(canvas);
  canvas.path('M862 160H924L916 150H870ZM868 232H918L924 244H862Z', { fill: wood });
  canvas.path('M868 160H918V232H868Z', { fill: '#ffd98a' });
  canvas.path('M893 176Q908 196 893 220Q878 196 893 176Z', { fill: '#fff6dc' });
  canvas.path('M868 160H874V232H868ZM912 160H918V232H912Z', { fill: wood });
};
